/** What a client said about itself, with the reference that tells its versions apart. */
type Meta = Record<string, unknown> & { phx_ref: string };

/** Who is present, by presence key: the shape of `presence_state`, and of joins and leaves. */
export type PresenceState = Record<string, { metas: Meta[] }>;

/** A change that subscribers merge into their state. */
export interface PresenceDiff {
  joins: PresenceState;
  leaves: PresenceState;
}

/** The presence of one topic; changes are gathered into one difference per flush. */
export class Presence<Member> {
  private readonly present = new Map<Member, { key: string; meta: Meta }>();
  private pending: PresenceDiff = { joins: {}, leaves: {} };
  private lastRef = 0;

  track(member: Member, key: string, payload: Record<string, unknown>): void {
    this.untrack(member);
    this.lastRef += 1;
    const meta = { ...payload, phx_ref: this.lastRef.toString(36) };
    this.present.set(member, { key, meta });
    add(this.pending.joins, key, meta);
  }

  untrack(member: Member): void {
    const left = this.present.get(member);
    if (!left) return;
    this.present.delete(member);
    // Nobody has heard of one that came and went between two flushes.
    if (!remove(this.pending.joins, left.key, left.meta)) {
      add(this.pending.leaves, left.key, left.meta);
    }
  }

  state(): PresenceState {
    const state: PresenceState = {};
    for (const { key, meta } of this.present.values()) add(state, key, meta);
    return state;
  }

  /** The changes since the last flush; undefined when there are none. */
  flush(): PresenceDiff | undefined {
    const { joins, leaves } = this.pending;
    this.pending = { joins: {}, leaves: {} };
    return Object.keys(joins).length + Object.keys(leaves).length > 0
      ? { joins, leaves }
      : undefined;
  }
}

function add(state: PresenceState, key: string, meta: Meta): void {
  const entry = state[key] ?? { metas: [] };
  entry.metas.push(meta);
  state[key] = entry;
}

function remove(state: PresenceState, key: string, meta: Meta): boolean {
  const entry = state[key];
  const index = entry?.metas.indexOf(meta) ?? -1;
  if (!entry || index < 0) return false;
  entry.metas.splice(index, 1);
  if (entry.metas.length === 0) delete state[key];
  return true;
}
