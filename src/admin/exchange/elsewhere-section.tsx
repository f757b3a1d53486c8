import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Edition } from '#entities/index.ts';
import { languageNames, languages } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { localize } from '#shared/localized.ts';
import { Choices } from '#ui/choices.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import classes from './exchange.module.css';
import { frameOf } from './frame-of.ts';

/** The programme for the frame of another site, in the language of its readers, and where programs read it. */
export function ElsewhereSection({ edition }: { edition: Edition }) {
  const { t } = useTranslation('admin-exchange');
  const [language, setLanguage] = useState(useLanguage());
  const page = `${location.origin}/embed/programme.${language}.html`;
  const snippet = frameOf(page, localize(edition.name, language)?.text ?? '');
  const index = `${location.origin}/json/v1/index.json`;
  return (
    <section className={classes.section} aria-labelledby="elsewhere">
      <h2 id="elsewhere">{t('elsewhere.title')}</h2>
      <p>{t('elsewhere.text')}</p>
      <Choices
        label={t('elsewhere.language')}
        value={language}
        choices={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={setLanguage}
      />
      <pre className={classes.snippet} dir="ltr">
        <code>{snippet}</code>
      </pre>
      <div className={classes.buttons}>
        <CopyButton text={snippet} label={t('elsewhere.copy')} done={t('elsewhere.copied')} />
        <Button
          component="a"
          href={page}
          target="_blank"
          rel="noopener"
          variant="default"
          leftSection={<IconExternalLink aria-hidden size="1.2rem" />}
        >
          {t('elsewhere.look')}
        </Button>
      </div>
      <p>
        {t('elsewhere.programs')}{' '}
        <a href={index} target="_blank" rel="noopener" dir="ltr">
          {index}
        </a>
      </p>
    </section>
  );
}
