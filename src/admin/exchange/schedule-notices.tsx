import { useTranslation } from 'react-i18next';
import type { Notice, NoticeCode } from '#exchange/notice.ts';
import { useFormat } from '#i18n/format.ts';
import classes from './exchange.module.css';
import { useNoticeDetail } from './use-notice-detail.ts';

const effects = ['question', 'left_out', 'changed', 'note'] as const;

/** What makes sessions begin at another hour than their authors meant: it is seen without being asked for. */
const opened: ReadonlySet<NoticeCode> = new Set(['unknown_zone']);

/** Everything that an import has to tell, grouped by what happened; what is left out comes first. */
export function ScheduleNotices({ notices }: { notices: readonly Notice[] }) {
  const { t } = useTranslation('admin-exchange');
  const format = useFormat();
  return (
    <div className={classes.notices}>
      {effects.map((effect) => {
        const ours = notices.filter((one) => one.effect === effect);
        const codes = [...new Set(ours.map(({ code }) => code))];
        return (
          codes.length > 0 && (
            <section key={effect}>
              <h4>{t(`effect.${effect}`)}</h4>
              {codes.map((code) => (
                <Group
                  key={code}
                  code={code}
                  notices={ours.filter((one) => one.code === code)}
                  count={format.number(ours.filter((one) => one.code === code).length)}
                />
              ))}
            </section>
          )
        );
      })}
    </div>
  );
}

interface GroupProps {
  readonly code: NoticeCode;
  readonly notices: readonly Notice[];
  readonly count: string;
}

function Group({ code, notices, count }: GroupProps) {
  const { t } = useTranslation('admin-exchange');
  const detailOf = useNoticeDetail();
  const placeOf = (notice: Notice) =>
    [
      notice.where.line === undefined ? '' : t('line', { number: notice.where.line }),
      notice.where.title ?? notice.where.id ?? '',
      detailOf(notice),
    ]
      .filter((part) => part !== '')
      .join(' · ');
  return (
    <details open={opened.has(code)}>
      <summary>{t('notices', { what: t(`notice.${code}`), number: count })}</summary>
      <ul>
        {notices.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they stand as they were told
          <li key={index} dir="auto">
            {placeOf(one) || t('whole_file')}
          </li>
        ))}
      </ul>
    </details>
  );
}
