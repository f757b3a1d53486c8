import type { Event, Intervention } from '#entities/index.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import type { Content } from '#replica/read.ts';
import { heldValue, pendingIn } from './pending.ts';
import { withValue } from './present.ts';

/** The content as the next release would make it: what is planned laid over what is published. */
export function workingContent(content: Content): Content {
  const pending = pendingIn(content);
  if (pending.size === 0) return content;
  const event = new Map<string, Event>(content.event);
  const intervention = new Map<string, Intervention>(content.intervention);
  for (const [planned] of pending.values()) {
    if (!planned) continue;
    const { event_id, talk_id, field } = planned;
    const value = heldValue(planned, planned.wanted, content);
    if (talk_id === null) {
      const row = event.get(event_id) as Fields | undefined;
      if (row) event.set(event_id, withValue(row, planned, value) as unknown as Event);
    } else if (field !== 'row') {
      const row = intervention.get(talk_id) as Fields | undefined;
      if (row) intervention.set(talk_id, withValue(row, planned, value) as unknown as Intervention);
    } else if (value === null) {
      intervention.delete(talk_id);
    } else {
      intervention.set(talk_id, { ...(value as Intervention), id: talk_id });
    }
  }
  return { ...content, event, intervention };
}
