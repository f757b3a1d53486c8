import { Alert, Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Article } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { useContent } from '#replica/read.ts';
import type { Localized } from '#shared/localized.ts';
import { venueClock } from '#shared/time.ts';
import { PlaceLink } from '#ui/place-link.tsx';
import { EntityFields } from '../forms/entity-fields.tsx';
import { FieldInput } from '../forms/field-input.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { type EntityForm, useEntityForm } from '../forms/use-entity-form.ts';
import { useFieldLabels, useIssueMessages } from '../kinds/entity-labels.ts';
import { ForWriters } from '../kinds/reserved.tsx';
import { Refusal } from '../outbox/refusal.tsx';
import { slugIssues, slugOf } from './slug.ts';
import classes from './testament.module.css';

/** What has its own place in the form, or is set by its buttons; the rest follows the declaration. */
const placed: readonly string[] = [
  ...['title', 'slug', 'cover_image', 'featured', 'excerpt', 'content', 'type', 'published'],
];

/** An article from its first draft to its publication, and its updates. */
export function ArticleForm({ id, listed }: { id: string; listed: boolean }) {
  const { t } = useTranslation('admin-content');
  const format = useFormat();
  const articles = useContent('article');
  const form = useEntityForm('article', id, {
    alsoCheck: ({ slug }) => slugIssues(slug, id, articles.values()),
  });
  const stored = articles.get(id);
  const published = stored?.published ?? false;
  const save = (action: string) => {
    const to = action === 'publish' || (published && action !== 'unpublish');
    const done = action === 'publish' ? 'published' : action === 'unpublish' ? action : 'saved';
    return form.save([], {
      set: { published: to },
      done: t(done === 'unpublish' ? 'article.unpublished' : `article.${done}`),
    });
  };
  return (
    <FormFrame
      form={form}
      {...(listed && { place: 'admin_testament' })}
      onSave={save}
      actions={<Actions published={published} />}
      aside={
        !listed &&
        id !== 'new' && (
          <Button
            component={PlaceLink}
            to="admin_testament"
            search={{ id: 'new' }}
            variant="subtle"
            leftSection={<IconPlus aria-hidden size="1.2rem" />}
          >
            {t('article.another')}
          </Button>
        )
      }
    >
      <div className={classes.state}>
        <Alert color={published ? 'house' : 'gold'}>
          {t(published ? 'article.is_public' : 'article.is_draft')}{' '}
          {stored?.updated_at && <LastUpdate article={stored} format={format} />}
        </Alert>
        <Refusal
          kind="article"
          ids={[id]}
          message={(message) => t('article.failed', { message })}
        />
      </div>
      <FieldInput form={form} name="title" />
      <ForWriters kind="article">
        <SlugInput form={form} />
      </ForWriters>
      <FieldInput form={form} name="cover_image" />
      <FieldInput form={form} name="featured" />
      <FieldInput form={form} name="excerpt" />
      <FieldInput form={form} name="content" />
      <EntityFields form={form} except={placed} />
    </FormFrame>
  );
}

function LastUpdate({
  article: { updated_at },
  format,
}: {
  article: Article;
  format: ReturnType<typeof useFormat>;
}) {
  const { t } = useTranslation('admin-content');
  const at = Date.parse(updated_at);
  const when = `${format.date(venueClock(at).date)} ${format.time(at)}`;
  return <time dateTime={updated_at}>{t('article.last_update', { when })}</time>;
}

/** Submit buttons: what a draft and what a published article can become. */
function Actions({ published }: { published: boolean }) {
  const { t } = useTranslation('admin-content');
  return published ? (
    <>
      <Button type="submit" value="save">
        {t('article.update')}
      </Button>
      <Button type="submit" value="unpublish" variant="default">
        {t('article.unpublish')}
      </Button>
    </>
  ) : (
    <>
      <Button type="submit" value="save" variant="default">
        {t('article.draft')}
      </Button>
      <Button type="submit" value="publish">
        {t('article.publish')}
      </Button>
    </>
  );
}

/** The end of the article's address, with a proposal made of its title. */
function SlugInput({ form }: { form: EntityForm }) {
  const { t } = useTranslation('admin-content');
  const label = useFieldLabels();
  const issueMessage = useIssueMessages();
  const issue = form.issues.find(({ field }) => field === 'slug');
  const slug = String(form.values.slug ?? '');
  const { fr, en } = (form.values.title ?? {}) as Localized;
  const proposal = slugOf(fr ?? '') || slugOf(en ?? '');
  return (
    <div className={classes.slug}>
      <TextInput
        label={label('article', 'slug')}
        description={t('article.slug_hint')}
        dir="ltr"
        required
        autoCapitalize="none"
        spellCheck={false}
        value={slug}
        error={issue && issueMessage(issue.code)}
        onChange={(event) => form.set('slug', event.currentTarget.value)}
      />
      {proposal && !slug && (
        <Button variant="subtle" onClick={() => form.set('slug', proposal)}>
          <bdi>{t('article.suggest', { slug: proposal })}</bdi>
        </Button>
      )}
    </div>
  );
}
