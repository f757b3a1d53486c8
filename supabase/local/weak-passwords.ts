import { dictionary } from '@zxcvbn-ts/language-common';

const common = new Set(dictionary['passwords-common']);

/** Whether a password is among those that are tried first, also with a capital, digits or signs around it. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return common.has(lower) || common.has(lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));
}
