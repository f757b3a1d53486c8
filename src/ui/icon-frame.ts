import { createElement, type ReactNode, type SVGProps } from 'react';

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'stroke'> {
  /** Width and height. */
  readonly size?: string | number;
  /** Width of the lines, in the icon's own units of 1/24. */
  readonly stroke?: string | number;
}

/**
 * What the app's icons are drawn in; the build gives it to those of `@tabler/icons-react` in the place of
 * their own frame (sw/build/icons.ts), which has nine attributes and a name of its own for each. How lines
 * look is said once, in icon-frame.css.
 */
export default function createIcon(type: 'outline' | 'filled', shapes: readonly Shape[]) {
  const own = type === 'filled' ? 'icon-filled' : 'icon';
  return (props: IconProps) => draw(own, shapes, props);
}

function draw(
  own: string,
  shapes: readonly Shape[],
  { size = 24, stroke, className, children, ...rest }: IconProps,
): ReactNode {
  return createElement(
    'svg',
    {
      viewBox: '0 0 24 24',
      width: size,
      height: size,
      strokeWidth: stroke,
      className: className ? `${own} ${className}` : own,
      ...rest,
    },
    ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
    children,
  );
}
