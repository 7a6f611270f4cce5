/** Bars one below the other; the numbers stand beside them, so they say nothing to a screen reader. */
/** By weight. */
export type BarKind = 'main' | 'soft' | 'quiet';

interface BarsProps {
  most: number;
  values: readonly number[];
  kinds: readonly BarKind[];
}

export function Bars({ most, values, kinds }: BarsProps) {
  return (
    <svg
      className="bars"
      data-rows={values.length}
      aria-hidden="true"
      viewBox={`0 0 100 ${values.length * 8}`}
      preserveAspectRatio="none"
    >
      {values.map((value, index) => (
        <rect
          key={kinds[index]}
          className={`bar-${kinds[index]}`}
          x={0}
          y={index * 8 + 1}
          height={6}
          width={most === 0 ? 0 : (value / most) * 100}
        />
      ))}
    </svg>
  );
}
