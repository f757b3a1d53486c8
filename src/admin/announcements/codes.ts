import { isRecord } from '#shared/record.ts';
import type { CodedAudience } from '#visitor/join-audience.ts';

/** A joining code as the server remembers it; the code itself is told once, when it is made. */
export interface Code {
  readonly id: string;
  readonly audience: CodedAudience;
  readonly label: string;
  readonly created_at: string;
  readonly revoked_at: string | null;
}

export type MadeCode = Pick<Code, 'id' | 'audience' | 'label'> & { readonly code: string };

/** Reads the list of codes. */
export function readCodes(value: unknown): readonly Code[] | undefined {
  const known = Array.isArray(value) && value.every((one) => isRecord(one) && isText(one.id));
  return known ? (value as Code[]) : undefined;
}

/** Reads a code that was just made. */
export function readMadeCode(value: unknown): MadeCode | undefined {
  return isRecord(value) && isText(value.code) && isText(value.id)
    ? (value as unknown as MadeCode)
    : undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
