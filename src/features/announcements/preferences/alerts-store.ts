import { createStore } from 'zustand/vanilla';
import {
  heldSubscription,
  type PushPermission,
  pushPermission,
  subscribeDevice,
  unsubscribeDevice,
} from '#device/push.ts';
import { withWebLock } from '#replica/coordination/web-lock.ts';
import { type FailureCode, fail } from '#shared/failure.ts';
import {
  forgetRegisteredSubscription,
  keepRegisteredSubscription,
  registeredSubscription,
} from '#shared/registered-subscription.ts';
import {
  fetchPushKey,
  fetchPushRegistration,
  forgetPush,
  type PushChoice,
  type PushFacts,
  pushFacts,
  registerPush,
} from '#visitor/push.ts';
import { memory } from './alerts-memory.ts';

/** What is known of the alerts of this device. */
export interface AlertsState {
  /** Undefined until looked at. */
  readonly permission: PushPermission | undefined;
  /** What the device is told; undefined while alerts are off. */
  readonly choice: PushChoice | undefined;
  readonly busy: boolean;
  /** The reader turned the browser's question down, now or on an earlier visit. */
  readonly refused: boolean;
  readonly failure: FailureCode | undefined;
}

/** How long a registration is good before it is told again, ms. */
const renewal = 24 * 3_600_000;

/** The alerts of this device, as its screens show them; what changes them is below. */
export const alerts = createStore<AlertsState>(() => ({
  permission: undefined,
  choice: undefined,
  busy: false,
  refused: false,
  failure: undefined,
}));

let before: Promise<unknown> = Promise.resolve();

/** How often the reader has decided something: what the server was asked before that is out of date. */
let decisions = 0;

/** Another tab's work is waited for as well: what one forgets the other would register again. */
const lock = 'forum-alerts';

/**
 * Does one thing after the other: what has been told is known once it has been answered, and a device
 * that is still being registered cannot be forgotten.
 */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = before.then(() => withWebLock(lock, work));
  before = done.catch(() => {});
  return done;
}

/** Looks at what really holds: the browser's permission, its subscription, the server's record. */
export async function lookAtAlerts(): Promise<void> {
  const permission = pushPermission();
  const held =
    permission === 'granted' ? await heldSubscription().catch(() => 'unknown' as const) : undefined;
  const remembered = memory.choice();
  alerts.setState({
    permission,
    refused: memory.refused(),
    choice: held ? remembered : undefined,
  });
  // Where the browser cannot say, or the server does not, what was agreed last is the best knowledge.
  if (!held || held === 'unknown') return;
  const asked = decisions;
  const registration = await fetchPushRegistration(held);
  if (!registration.ok || asked !== decisions) return;
  // Another tab has turned them off meanwhile.
  if (remembered && !memory.choice()) return void alerts.setState({ choice: undefined });
  const { value } = registration;
  const choice = value.known ? { language: value.language, topics: value.topics } : undefined;
  alerts.setState({ choice });
  if (choice) memory.keep(choice, memory.facts());
}

/** Turns alerts on, or changes them. The browser may ask the reader: call it from a click only. */
export async function turnOnAlerts(choice: PushChoice): Promise<void> {
  const { busy, choice: agreed } = alerts.getState();
  if (busy) return;
  decisions += 1;
  // A change shows at once; turning on shows when it is true.
  alerts.setState({ busy: true, failure: undefined, ...(agreed && { choice }) });
  const facts = memory.facts();
  // Should the page go before the server's answer comes, the next one tells this, not what was before it.
  if (agreed) memory.keep(choice, '');
  const failure = await inTurn(() => register(choice));
  if (agreed && failure) memory.keep(agreed, facts);
  const permission = pushPermission();
  const refused = failure === 'denied' && permission !== 'granted';
  if (refused) memory.refuse();
  alerts.setState({
    ...{ busy: false, permission, refused: memory.refused() },
    ...(failure ? { choice: agreed, failure: refused ? undefined : failure } : { choice }),
  });
}

/** Turns alerts off, here and on the server. */
export async function turnOffAlerts(): Promise<void> {
  if (alerts.getState().busy) return;
  decisions += 1;
  alerts.setState({ busy: true, failure: undefined });
  const failure = await inTurn(unregister);
  alerts.setState({ busy: false, failure, ...(!failure && { choice: undefined }) });
}

/** Ends what browser and server hold of this device; a failure is that both go on holding it. */
async function unregister(): Promise<FailureCode | undefined> {
  // Before anything that can fail: nothing is to register this device again.
  memory.forget();
  const held = await heldSubscription().catch(() => undefined);
  const known = held
    ? { endpoint: held.endpoint, auth: held.keys.auth }
    : await registeredSubscription();
  await forgetRegisteredSubscription();
  // Once the browser has ended it the server hears so from the push service, if not from here.
  const [told, ended] = await Promise.all([
    known ? forgetPush(known) : fail('unavailable'),
    unsubscribeDevice().then(
      () => true,
      () => false,
    ),
  ]);
  return told.ok || ended ? undefined : told.failure.code;
}

/**
 * Keeps the server's record of this device current: now and then, when its favourites became another
 * visitor's or another time was chosen to be reminded, when the browser has replaced the subscription,
 * and at once with `force`. Never asks anything.
 */
export function renewAlerts({ force = false } = {}): Promise<void> {
  return inTurn(() => renew(force)).catch(() => {});
}

async function renew(force: boolean): Promise<void> {
  const choice = memory.choice();
  if (!choice || pushPermission() !== 'granted') return;
  const told = await registeredSubscription();
  const isCurrent =
    // Neither where the device's clock was set back.
    Math.abs(Date.now() - memory.told()) < renewal &&
    memory.facts() === asText(pushFacts(choice)) &&
    (!told || told.endpoint === (await heldSubscription())?.endpoint);
  if (!force && isCurrent) return;
  // What the browser had dropped, as the page may have said, is there again.
  if (!(await register(choice)) && !alerts.getState().busy) alerts.setState({ choice });
}

async function register(choice: PushChoice): Promise<FailureCode | undefined> {
  const key = await fetchPushKey();
  if (!key.ok) return key.failure.code;
  const subscribed = await subscribeDevice(key.value);
  if (!subscribed.ok) return subscribed.failure.code;
  const facts = pushFacts(choice);
  const registered = await registerPush(subscribed.value, choice, facts);
  if (!registered.ok) return registered.failure.code;
  const { endpoint, keys } = subscribed.value;
  await keepRegisteredSubscription({ endpoint, auth: keys.auth });
  // A visitor the server does not know yet is told again another time.
  const complete = registered.value.known && registered.value.visitor === Boolean(facts.visitor);
  memory.keep(choice, complete ? asText(facts) : '');
  return undefined;
}

/** Facts as they are remembered and compared. */
const asText = (facts: PushFacts) => JSON.stringify(facts);
