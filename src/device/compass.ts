/** Why a device tells no heading: it may not, or it has no compass that answers. */
export type CompassFailure = 'denied' | 'missing';

/** How long a compass may take to answer for the first time, in ms. */
const patience = 2_500;

/** What browsers add to an orientation: Apple's own field, and whose consent is asked for first. */
type Orientation = DeviceOrientationEvent & { readonly webkitCompassHeading?: number };
type Asking = { requestPermission?(): Promise<'granted' | 'denied'> };

/**
 * Follows the device's compass: tells the heading of its upper edge in degrees from north, clockwise,
 * as often as it changes, or once why there is none. Returns how to stop. To be called from a press, for
 * some devices ask their owner first.
 */
export function followCompass(
  onHeading: (degrees: number) => void,
  onFailure: (failure: CompassFailure) => void,
): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const kinds = ['deviceorientationabsolute', 'deviceorientation'] as const;
  const read = (event: Event) => {
    const heading = headingOf(event as Orientation);
    if (heading === undefined) return;
    clearTimeout(timer);
    onHeading(heading);
  };
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
    for (const kind of kinds) removeEventListener(kind, read);
  };
  const fail = (failure: CompassFailure) => {
    if (stopped) return;
    stop();
    onFailure(failure);
  };
  void consent().then((allowed) => {
    if (stopped) return;
    if (!allowed) return fail('denied');
    timer = setTimeout(() => fail('missing'), patience);
    for (const kind of kinds) addEventListener(kind, read);
  });
  return stop;
}

async function consent(): Promise<boolean> {
  const asking = globalThis.DeviceOrientationEvent as unknown as Asking | undefined;
  if (!asking?.requestPermission) return true;
  try {
    return (await asking.requestPermission()) === 'granted';
  } catch {
    return false;
  }
}

/** The heading that an orientation tells, as the screen is held; undefined where it knows no north. */
function headingOf(event: Orientation): number | undefined {
  const { webkitCompassHeading: heading, absolute, alpha } = event;
  const upright = heading ?? (absolute && alpha !== null ? 360 - alpha : undefined);
  if (upright === undefined || !Number.isFinite(upright)) return undefined;
  return (upright + (globalThis.screen?.orientation?.angle ?? 0) + 360) % 360;
}
