import { isRecord } from '#shared/record.ts';

/** What a speaker said of their coming; see `speaker_answers`. Hours are on the venue's clock. */
export interface SpeakerDetails {
  readonly participation: 'yes' | 'no' | null;
  readonly arrival: string | null;
  readonly departure: string | null;
  readonly journey: string | null;
  readonly availability: readonly {
    readonly date: string;
    readonly from: string;
    readonly to: string;
  }[];
  readonly equipment: string | null;
  readonly recording: 'yes' | 'sound' | 'no' | null;
  /** An ISO instant. */
  readonly sent_at: string;
}

/** The private page of a speaker, and what they said on it; instants are ISO. */
export interface SpeakerAnswer {
  readonly speaker: string;
  readonly link: {
    readonly made_at: string;
    readonly expires_at: string;
    readonly opened_at: string | null;
  } | null;
  readonly details: SpeakerDetails | null;
}

/** Whether a private page leads nowhere any more at an instant (ms): the server tells of it for a month after. */
export function isOver({ expires_at }: { readonly expires_at: string }, now: number): boolean {
  return Date.parse(expires_at) <= now;
}

/** Reads the answers of an edition. */
export function readAnswers(value: unknown): readonly SpeakerAnswer[] | undefined {
  const known =
    Array.isArray(value) &&
    value.every(
      (one) =>
        isRecord(one) &&
        typeof one.speaker === 'string' &&
        (one.details === null ||
          (isRecord(one.details) && Array.isArray(one.details.availability))),
    );
  return known ? (value as SpeakerAnswer[]) : undefined;
}

/** Those of some speakers who would not be recorded, or in sound alone. */
export function unrecorded(
  answers: readonly SpeakerAnswer[],
  speakers: ReadonlySet<string>,
): readonly { readonly speaker: string; readonly recording: 'sound' | 'no' }[] {
  return answers.flatMap(({ speaker, details }) => {
    const recording = details?.recording;
    const asked = recording === 'sound' || recording === 'no';
    return asked && speakers.has(speaker) ? [{ speaker, recording }] : [];
  });
}

/** Reads the code of a page that was just opened for a speaker; null for one whom the server does not have there. */
export function readPageCode(value: unknown): { readonly code: string | null } | undefined {
  if (!isRecord(value)) return undefined;
  const { code } = value;
  return typeof code === 'string' || code === null ? { code } : undefined;
}
