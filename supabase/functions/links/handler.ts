import { answer, type CallerEnvironment, readFields, turnAway } from '../_shared/administrator.ts';
import { checkLink, type LinkState } from './check-link.ts';

/** How many addresses one call looks at: all at once, so that it ends before its caller gives up. */
const atMost = 20;
const longest = 2_000;

/**
 * POST {addresses}, as an administrator: opens each as a visitor would. Answers {states}, in the same
 * order. Where no site at all could be reached it is this server that has no network: all `unknown`.
 */
export default async function handle(
  request: Request,
  environment: CallerEnvironment,
): Promise<Response> {
  const refusal = await turnAway(request, environment, 'is_member');
  if (refusal) return refusal;
  const { addresses } = await readFields(request);
  if (!Array.isArray(addresses) || addresses.length > atMost || !addresses.every(isText)) {
    return answer(400, { message: `Up to ${atMost} addresses, please` });
  }
  const states = await Promise.all(addresses.map((address) => checkLink(address)));
  const reached = states.some((state) => state === 'answers' || state === 'missing');
  return answer(200, { states: reached ? states : states.map((): LinkState => 'unknown') });
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longest;
}
