import { Badge, Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { entities, fieldsOf, kinds } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import type { ContentChange, Fields } from '#replica/protocol/operation.ts';
import { type Content, useAllContent, useReplica, useUploads } from '#replica/read.ts';
import { isRecord } from '#shared/record.ts';
import { Picture } from '#ui/picture.tsx';
import { oncePerItem } from '#ui/same-press.ts';
import { useRowName } from '../kinds/use-row-name.ts';
import { useMayWrite } from '../writing/use-may-write.ts';
import { useWrite } from '../writing/use-write.ts';
import classes from './outbox.module.css';

/** The pictures of this device that the server does not have yet: whose they are, and why not. */
export function UploadList() {
  const { t } = useTranslation(['admin-media', 'admin']);
  const format = useFormat();
  const nameOf = useRowName();
  const content = useAllContent();
  const write = useWrite();
  const mayWrite = useMayWrite();
  const { uploads } = useReplica();
  const { waiting, refused } = useUploads();
  const reason = useUploadReason();
  const shownBy = (path: string) =>
    format.list(takingOut(path, content).map(({ kind, id }) => nameOf(kind, id)));
  /** Nobody else has it: what names it would show visitors an empty place for ever. */
  const giveUp = async (path: string) => {
    const out = takingOut(path, content).filter(mayWrite);
    const done = t('upload.taken_out', { names: shownBy(path) });
    if (out.length === 0 || (await write(out, { done, final: true }))) await uploads.discard(path);
  };
  return (
    <ul ref={oncePerItem} className={classes.list}>
      {[...refused, ...waiting].map(({ path, refusal }) => (
        <li key={path} className={classes.item}>
          <div className={classes.head}>
            <Picture image={path} alt={t('upload.picture')} small className={classes.thumb} />
            <Badge color={refusal === undefined ? 'gold' : 'red'} variant="light">
              {t(refusal === undefined ? 'upload.waiting' : 'upload.refused')}
            </Badge>
          </div>
          <strong>{shownBy(path)}</strong>
          {refusal !== undefined && (
            <>
              <p>{t('admin:sync.reason', { reason: reason(refusal) })}</p>
              <Group gap="xs">
                <Button onClick={() => void uploads.retry(path)}>{t('admin:sync.retry')}</Button>
                <Button variant="default" onClick={() => void giveUp(path)}>
                  {t('admin:sync.discard')}
                </Button>
              </Group>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The changes that take a picture out of every row that names it. */
export function takingOut(path: string, content: Content): readonly ContentChange[] {
  return kinds.flatMap((kind) => {
    const names = Object.entries(fieldsOf(kind)).flatMap(([name, { type }]) =>
      type === 'image' ? [name] : [],
    );
    if (names.length === 0) return [];
    const rows = [...content[kind].values()] as unknown as readonly Fields[];
    return rows.flatMap((row): ContentChange[] => {
      const naming = names.filter((name) => row[name] === path);
      if (naming.length === 0) return [];
      const all = (value: string | null) => Object.fromEntries(naming.map((name) => [name, value]));
      const id = String(row[entities[kind].id]);
      return [{ kind, id, action: 'update', base: all(path), set: all(null) }];
    });
  });
}

/** Why the storage refused a picture, in words; what they do not cover is given as it came. */
function useUploadReason(): (refusal: string) => string {
  const { t } = useTranslation(['admin-media', 'admin']);
  return (refusal) => {
    const { statusCode, message } = readRefusal(refusal);
    if (statusCode === '413') return t('upload.too_large');
    if (statusCode === '415') return t('upload.wrong_type');
    if (statusCode === '403' || refusal === 'denied') return t('admin:reason.denied');
    return typeof message === 'string' && message !== '' ? message : refusal;
  };
}

function readRefusal(refusal: string): Fields {
  try {
    const answer: unknown = JSON.parse(refusal);
    return isRecord(answer) ? answer : {};
  } catch {
    return {};
  }
}
