import { Button, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useContent } from '#replica/read.ts';
import { type ContactChange, readPasted } from './contacts.ts';
import classes from './mail.module.css';
import type { Person } from './server-answers.ts';

/** Takes many addresses at once, as they are copied from a table. */
export function Pasting({
  people,
  text,
  onText,
  save,
}: {
  people: readonly Person[];
  text: string;
  onText: (text: string) => void;
  save: (changes: readonly ContactChange[]) => Promise<boolean>;
}) {
  const { t } = useTranslation('admin-mail');
  const speakers = useContent('speaker');
  const known = new Set(people.map(({ speaker }) => speaker));
  const here = [...speakers.values()].filter(({ id }) => known.has(id));
  const { found, left, unlike } = readPasted(text, here);
  return (
    <details className={classes.card}>
      <summary>{t('paste.title')}</summary>
      <Textarea
        label={t('paste.label')}
        description={t('paste.hint')}
        autosize
        minRows={3}
        maxRows={12}
        dir="auto"
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <Lines said={t('paste.left', { count: left.length })} lines={left} />
      <Lines said={t('paste.unlike')} lines={unlike} />
      <div className={classes.tools}>
        <Button
          disabled={found.length === 0}
          onClick={() => {
            void save(found).then((saved) => saved && onText([...left, ...unlike].join('\n')));
          }}
        >
          {t('paste.take', { count: found.length })}
        </Button>
      </div>
    </details>
  );
}

/** Lines that stay for a person to decide, twenty of them at most, and why. */
function Lines({ said, lines }: { said: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div role="status">
      <p>{said}</p>
      <ul dir="auto">
        {[...new Set(lines)].slice(0, 20).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
