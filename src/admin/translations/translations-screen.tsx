import { useResyncEvery } from '#replica/use-resync.ts';
import { PublishedVersion } from '../writing/working/working-version.tsx';
import { Board } from './board.tsx';
import { Editor } from './editor.tsx';
import { useWork } from './use-work.ts';

/** How often is asked for what colleagues took on or said to be right, in ms: no bell is rung for it. */
const asking = 30_000;

/** What is to be translated, and with `item=KIND:ROW` in the address one row of it, side by side. */
export function TranslationsScreen() {
  // What is only planned has nothing that a translation could be said to be right of.
  return (
    <PublishedVersion said>
      <Translations />
    </PublishedVersion>
  );
}

function Translations() {
  const work = useWork();
  useResyncEvery(asking);
  const { item } = work.address;
  return item ? <Editor key={`${item} ${work.language}`} work={work} /> : <Board work={work} />;
}
