/** How often a tab looks after the lead, and a leader says that it is there, ms. */
const pause = 5_000;

/** After so long without a word from the leader a tab takes its place, ms. */
const patience = 20_000;

/** A tab's watch over the one that leads. */
export interface FailureDetector {
  /** The leader has said something. */
  heard(): void;
  stop(): void;
}

export interface FailureDetectorCalls {
  readonly leads: () => boolean;
  /** Says to the other tabs that this one leads and is awake. */
  readonly beat: () => void;
  /** Nothing was heard of the leader for too long: it is suspended, blocked or gone. */
  readonly onSilence: () => void;
}

/**
 * Keeps watch: as the leader says so every five seconds, otherwise listens for that. A tab out of sight
 * takes nothing over, and one that was itself suspended listens anew before it judges.
 */
export function detectFailure({ leads, beat, onSilence }: FailureDetectorCalls): FailureDetector {
  let heardAt = performance.now();
  let lastLook = heardAt;

  function look(): void {
    const now = performance.now();
    const wasAway = now - lastLook > 3 * pause || document.visibilityState === 'hidden';
    lastLook = now;
    if (leads()) beat();
    if (leads() || wasAway) heardAt = now;
    else if (now - heardAt > patience) {
      heardAt = now;
      onSilence();
    }
  }

  const timer = setInterval(look, pause);
  return {
    heard() {
      heardAt = performance.now();
    },
    stop: () => clearInterval(timer),
  };
}
