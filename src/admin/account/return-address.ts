import { addressOf } from '#shared/addresses.ts';

/** Where to go after signing in: only to a page of the back office, never to another site. */
export function returnAddress(asked: string | undefined): string {
  const inside = /^\/admin(?:[/?#]|$)/.test(asked ?? '') && !asked?.startsWith('/admin/login');
  return inside && asked ? asked : addressOf('admin');
}
