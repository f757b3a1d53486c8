import { useFormat } from '#i18n/format.ts';
import { useNow } from '#shared/use-now.ts';
import { usePrinting } from '#ui/use-printing.ts';
import classes from './grid.module.css';
import { GridColumn } from './grid-column.tsx';
import { canvasOf, paperScaleOf, placeOf, sheetsOf } from './grid-scale.ts';
import { Gutter } from './gutter.tsx';
import { useBlockTexts } from './use-block-texts.ts';
import type { Plan } from './use-plan.ts';

/** The days on show as they are printed, some halls on each sheet, for on paper nothing can be scrolled to. */
export function PaperDays({ plan }: { plan: Plan }) {
  return usePrinting() && plan.shown.map((day) => <PaperDay key={day} plan={plan} day={day} />);
}

function PaperDay({ plan, day }: { plan: Plan; day: string }) {
  const format = useFormat();
  const now = useNow();
  const textsOf = useBlockTexts();
  const columns = plan.columns.filter((column) => column.day === day);
  const sheets = sheetsOf(columns);
  const scale = paperScaleOf(
    columns.flatMap(({ sessions }) => sessions),
    Math.max(0, ...sheets.map(({ length }) => length)),
  );
  return sheets.map((halls) => (
    <section key={halls[0]?.hall} className={classes.sheet}>
      <h2>{format.day(day)}</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: the columns are those of the grid. */}
      <div
        role="grid"
        aria-label={format.day(day)}
        className={classes.canvas}
        style={canvasOf(halls.length, scale)}
      >
        <Gutter day={day} scale={scale} />
        {halls.map((column, index) => (
          <div
            key={column.hall}
            role="presentation"
            className={classes.place}
            style={placeOf(index, scale)}
          >
            <GridColumn
              column={column}
              index={index}
              scale={scale}
              minutes={[scale.first, scale.last]}
              marks={plan.marks}
              prayers={plan.around.prayersOf(day)}
              now={now}
              tabbed={undefined}
              dated={false}
              first={index === 0}
              textsOf={textsOf}
              mayMove={nowhere}
            />
          </div>
        ))}
      </div>
    </section>
  ));
}

const nowhere = () => false;
