import { expect, test } from 'vitest';
import { asksToStay } from './asks-to-stay.ts';

const form = { pathname: '/admin/orateurs', search: { id: 's' } };
const list = { pathname: '/admin/orateurs', search: {} };
const signIn = { pathname: '/admin/login', search: { back: '/admin/orateurs?id=s' } };
const typed = { dirty: true, unkept: false };

test('who has typed something is asked before the form is closed, and who has not is not', () => {
  expect(asksToStay(typed, form, list)).toBe(true);
  expect(asksToStay({ ...typed, dirty: false }, form, list)).toBe(false);
});

test('a sign-in that leads back to a kept draft asks nothing; without a draft, or a way back, it does', () => {
  expect(asksToStay(typed, form, signIn)).toBe(false);
  expect(asksToStay({ ...typed, unkept: true }, form, signIn)).toBe(true);
  expect(asksToStay(typed, form, { ...signIn, search: {} })).toBe(true);
});

test('another search of the same view asks nothing, another view does', () => {
  const view = { ...typed, unkept: true, view: 'view' };
  const at = (search: object) => ({ pathname: '/admin/courriels', search });
  const from = at({ view: 'addresses' });
  expect(asksToStay(view, from, at({ view: 'addresses', q: 'a' }))).toBe(false);
  expect(asksToStay(view, from, at({}))).toBe(true);
  expect(asksToStay(view, from, list)).toBe(true);
});
