import { Alert, Group, Select } from '@mantine/core';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { venueTimeZone } from '#shared/time.ts';
import { useFindOnceOpen } from '../forms/inputs/ref-input.tsx';
import type { EntityForm } from '../forms/use-entity-form.ts';
import { useFieldLabels } from '../kinds/entity-labels.ts';
import { clocksDuring, offsetName, zonesFrom } from './clock-changes.ts';

/** Offsets that clocks have somewhere, in minutes. */
const offsets = Array.from({ length: 105 }, (_, index) => -720 + index * 15);

/**
 * The venue's clock: the zone chosen by its name says what it is on the days of the edition; that is what is
 * kept, and may be corrected, for tables of zones disagree (docs/decisions/0005).
 */
export function ClockInput({ form }: { form: EntityForm }) {
  const { t } = useTranslation('admin-content');
  const label = useFieldLabels();
  const format = useFormat();
  const finding = useFindOnceOpen();
  const first = String(form.values.starts_on ?? '');
  const last = String(form.values.ends_on ?? '');
  const offset = typeof form.values.utc_offset === 'number' ? form.values.utc_offset : undefined;
  // Of an edition that is there only the clock is known; the venue's zone stands where it agrees.
  const [zone, setZone] = useState<string | null>(() =>
    form.isNew || clocksDuring(venueTimeZone, first, last)[0]?.minutes === offset
      ? venueTimeZone
      : null,
  );
  const clocks = useMemo(() => (zone ? clocksDuring(zone, first, last) : []), [zone, first, last]);
  const zones = useMemo(() => [...zonesFrom(venueTimeZone)], []);

  const before = useRef({ zone, minutes: clocks[0]?.minutes });
  const follow = useEffectEvent(() => {
    const minutes = clocks[0]?.minutes;
    // Other days take their clock from the zone, unless somebody has corrected it.
    const agreed = before.current.zone !== zone || before.current.minutes === offset;
    before.current = { zone, minutes };
    if (minutes !== undefined && agreed && minutes !== offset) form.set('utc_offset', minutes);
  });
  const asked = `${zone} ${first} ${last}`;
  const answered = useRef(asked);
  useEffect(() => {
    if (answered.current !== asked) follow();
    answered.current = asked;
  }, [asked]);

  return (
    <div style={{ gridColumn: '1 / -1' }}>
      <Group align="end" grow preventGrowOverflow={false}>
        <Select
          label={t('edition.zone')}
          data={zones}
          value={zone}
          dir="ltr"
          searchable
          limit={60}
          {...finding}
          placeholder={t('edition.zone_choose')}
          nothingFoundMessage={t('edition.zone_none')}
          onChange={setZone}
        />
        <Select
          label={label('edition', 'utc_offset')}
          data={offsets.map((value) => ({ value: String(value), label: offsetName(value) }))}
          value={offset === undefined ? null : String(offset)}
          dir="ltr"
          searchable
          limit={120}
          allowDeselect={false}
          onChange={(value) => value !== null && form.set('utc_offset', Number(value))}
        />
      </Group>
      {clocks.length > 1 && (
        <Alert color="gold" mt="xs" role="status">
          {t('edition.clock_changes', {
            days: format.list(
              clocks
                .slice(1)
                .map(({ day, minutes }) =>
                  t('edition.clock_of_day', { day: format.date(day), clock: offsetName(minutes) }),
                ),
            ),
          })}
        </Alert>
      )}
      {clocks.length === 1 && clocks[0]?.minutes !== offset && (
        <Alert color="gold" mt="xs" role="status">
          {t('edition.clock_differs', { clock: offsetName(clocks[0]?.minutes ?? 0) })}
        </Alert>
      )}
    </div>
  );
}
