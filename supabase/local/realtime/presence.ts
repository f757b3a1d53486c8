/** What a client said about itself, with the reference that tells its versions apart. */
type Meta = Record<string, unknown> & { phx_ref: string };

/** Who is present, by presence key: the shape of `presence_state`, and of joins and leaves. */
export type PresenceState = Record<string, { metas: Meta[] }>;

/** The same while it changes: a client may call itself by any name, also by one that objects have. */
type Metas = Map<string, Meta[]>;

/** A change that subscribers merge into their state. */
export interface PresenceDiff {
  joins: PresenceState;
  leaves: PresenceState;
}

/** The presence of one topic; changes are gathered into one difference per flush. */
export class Presence<Member> {
  private readonly present = new Map<Member, { key: string; meta: Meta }>();
  private joins: Metas = new Map();
  private leaves: Metas = new Map();
  private lastRef = 0;

  track(member: Member, key: string, payload: Record<string, unknown>): void {
    this.untrack(member);
    this.lastRef += 1;
    const meta = { ...payload, phx_ref: this.lastRef.toString(36) };
    this.present.set(member, { key, meta });
    add(this.joins, key, meta);
  }

  untrack(member: Member): void {
    const left = this.present.get(member);
    if (!left) return;
    this.present.delete(member);
    // Nobody has heard of one that came and went between two flushes.
    if (!remove(this.joins, left.key, left.meta)) {
      add(this.leaves, left.key, left.meta);
    }
  }

  state(): PresenceState {
    const state: Metas = new Map();
    for (const { key, meta } of this.present.values()) add(state, key, meta);
    return told(state);
  }

  /** The changes since the last flush; undefined when there are none. */
  flush(): PresenceDiff | undefined {
    const [joins, leaves] = [this.joins, this.leaves];
    this.joins = new Map();
    this.leaves = new Map();
    if (joins.size + leaves.size === 0) return undefined;
    return { joins: told(joins), leaves: told(leaves) };
  }
}

function told(metas: Metas): PresenceState {
  return Object.fromEntries([...metas].map(([key, own]) => [key, { metas: own }]));
}

function add(metas: Metas, key: string, meta: Meta): void {
  const own = metas.get(key);
  if (own) own.push(meta);
  else metas.set(key, [meta]);
}

function remove(metas: Metas, key: string, meta: Meta): boolean {
  const own = metas.get(key) ?? [];
  const index = own.indexOf(meta);
  if (index < 0) return false;
  own.splice(index, 1);
  if (own.length === 0) metas.delete(key);
  return true;
}
