/** What a client asks for when it joins a topic. */
export interface JoinWish {
  token: string | undefined;
  echo: boolean;
  acknowledge: boolean;
  receivesPresence: boolean;
  /** Empty for one of the server's making. */
  presenceKey: string;
}

/** As the hosted service refuses them: nothing would say who may talk on them, and to how many. */
const PRIVATE_ONLY = 'PrivateOnly: This project only allows private channels';
/** A key stays in memory and goes to everybody on the topic. */
const MAX_KEY_BYTES = 128;

/** Reads the payload of a join, of whatever shape; a string says why it is refused. */
export function readJoin(payload: unknown): JoinWish | string {
  const { config } = fieldsOf(payload);
  const { private: isPrivate, broadcast, presence, postgres_changes: changes } = fieldsOf(config);
  if (Array.isArray(changes) && changes.length > 0) {
    return 'postgres_changes is not offered here: listen to a broadcast and pull';
  }
  if (isPrivate !== true) return PRIVATE_ONLY;
  const { self, ack } = fieldsOf(broadcast);
  const { key = '', enabled } = fieldsOf(presence);
  // Clients keep presence in plain objects, where these names stand for something else.
  if (typeof key !== 'string' || key in Object.prototype) return 'That is no presence key';
  if (Buffer.byteLength(key) > MAX_KEY_BYTES) return 'The presence key is too long';
  return {
    token: readToken(payload),
    echo: self === true,
    acknowledge: ack === true,
    receivesPresence: enabled !== false,
    presenceKey: key,
  };
}

/** The token that a payload carries; undefined for none, which is a caller without an account. */
export function readToken(payload: unknown): string | undefined {
  const { access_token: token } = fieldsOf(payload);
  return token === undefined || token === null ? undefined : String(token);
}

/** The fields of what may be anything. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
