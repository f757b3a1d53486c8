import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { writesText } from '#domain/rights.ts';
import type { Issue, SiteContent } from '#entities/index.ts';
import type { SiteContentForm, SiteContentKey } from '#entities/site-content-keys.ts';
import type { Language } from '#shared/localized.ts';
import { ImageInput } from '../forms/inputs/image-input.tsx';
import { LocalizedInput } from '../forms/inputs/localized-input.tsx';
import { useLooseForm } from '../forms/use-loose-form.ts';
import { useIssueMessages } from '../kinds/entity-labels.ts';
import { ForWriters, Reserved } from '../kinds/reserved.tsx';
import { useRights } from '../kinds/use-rights.ts';
import { textFieldOf } from './section.ts';

interface Props {
  readonly name: SiteContentKey;
  readonly form: SiteContentForm;
  readonly row: SiteContent;
  readonly issues: readonly Issue[];
  readonly language: readonly [Language, (language: Language) => void];
  readonly onChange: (field: string, value: unknown) => void;
}

/** The input that a key of the site's own content calls for. */
export function KeyInput({ name, form: holds, row, issues, language, onChange }: Props) {
  const { t } = useTranslation('admin-content');
  const issueMessage = useIssueMessages();
  const rights = useRights();
  const form = useLooseForm('site_content', name, {
    values: { ...row },
    issues,
    set: onChange,
    language,
  });
  const issue = issues[0];
  const shared = {
    form,
    label: t(`site.keys.${name}`),
    required: false,
    error: issue && issueMessage(issue.code),
  };
  switch (holds) {
    case 'image':
      return (
        <ForWriters kind="site_content">
          <ImageInput
            {...shared}
            name="image_url"
            value={row.image_url}
            onChange={(value) => onChange('image_url', value)}
            refusal={t('site.upload_failed', { key: shared.label })}
          />
        </ForWriters>
      );
    case 'address':
      return (
        <Reserved open={writesText(rights, 'site_content', 'fr')}>
          <TextInput
            type="url"
            dir="ltr"
            inputMode="url"
            placeholder="https://"
            label={shared.label}
            error={shared.error}
            value={row.content.fr ?? ''}
            onChange={(event) => onChange('content', { fr: event.currentTarget.value })}
          />
        </Reserved>
      );
    default:
      return (
        <LocalizedInput
          {...shared}
          name="content"
          field={textFieldOf(holds)}
          value={row.content}
          onChange={(value) => onChange('content', value)}
        />
      );
  }
}
