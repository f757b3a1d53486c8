import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Notice, questionsIn } from '#exchange/notice.ts';
import classes from './exchange.module.css';
import { useNoticeDetail } from './use-notice-detail.ts';

/** What somebody decides before a schedule is written. */
export interface Agreement {
  /** True where readers are to see at once what is new. */
  readonly publish: boolean;
  /** The questions that were answered with yes, by their codes. */
  readonly agreed: ReadonlySet<string>;
}

/** Nothing is published and nothing agreed to before somebody says so. */
export const noAgreement: Agreement = { publish: false, agreed: new Set() };

/** True once every question of an import has its yes. */
export function agrees({ agreed }: Agreement, notices: readonly Notice[]): boolean {
  return questionsIn(notices).every(({ code }) => agreed.has(code));
}

interface Props {
  readonly notices: readonly Notice[];
  readonly value: Agreement;
  readonly onChange: (value: Agreement) => void;
}

/** Asks whether what is new is published, and for a yes to each thing that is doubtful. */
export function ScheduleAgreement({ notices, value, onChange }: Props) {
  const { t } = useTranslation('admin-exchange');
  const detailOf = useNoticeDetail();
  const questions = questionsIn(notices);
  return (
    <>
      <Checkbox
        label={t('schedule.publish')}
        description={t('schedule.publish_text')}
        checked={value.publish}
        onChange={({ currentTarget }) => onChange({ ...value, publish: currentTarget.checked })}
      />
      {questions.length > 0 && (
        <section className={classes.questions} aria-labelledby="questions">
          <h4 id="questions">{t('schedule.questions')}</h4>
          {questions.map((question) => (
            <div key={question.code}>
              <p>
                {t(`notice.${question.code}`)}
                <br />
                {question.detail === undefined ? (
                  t('line', { number: question.where.line })
                ) : (
                  <bdi>{detailOf(question)}</bdi>
                )}
              </p>
              <Checkbox
                label={t('schedule.yes')}
                data-question={question.code}
                aria-label={`${t(`notice.${question.code}`)}. ${t('schedule.yes')}`}
                checked={value.agreed.has(question.code)}
                onChange={({ currentTarget }) => {
                  const agreed = new Set(value.agreed);
                  if (currentTarget.checked) agreed.add(question.code);
                  else agreed.delete(question.code);
                  onChange({ ...value, agreed });
                }}
              />
            </div>
          ))}
        </section>
      )}
    </>
  );
}
