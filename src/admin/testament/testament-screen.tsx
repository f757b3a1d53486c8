import { useContent } from '#replica/read.ts';
import { useAddressState } from '#ui/use-address-state.ts';
import { EntityScreen } from '../entity-screen.tsx';
import { ArticleForm } from './article-form.tsx';

/** The Testament: its article at once, a list only once there are several. */
export function TestamentScreen() {
  const [{ id: asked }] = useAddressState('id');
  const articles = [...useContent('article').values()];
  const listed = articles.length > 1 || asked !== '';
  const only = articles.length === 1 ? articles[0]?.id : 'new';
  if (!asked && articles.length < 2)
    return <ArticleForm key={only} id={only ?? 'new'} listed={false} />;
  return (
    <EntityScreen
      kind="article"
      place="admin_testament"
      form={(id) => <ArticleForm key={id} id={id} listed={listed} />}
    />
  );
}
