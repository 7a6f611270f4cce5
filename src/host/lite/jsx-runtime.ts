/** `react/jsx-runtime` in dist/lite: Preact's own also escapes for its template transform, which the kit does not use. */
import { type ComponentType, createElement, Fragment } from 'preact';

export function jsx(type: string | ComponentType, props: Record<string, unknown>, key?: string | number) {
  return createElement(type as string, key === undefined ? props : { ...props, key });
}

export { Fragment, jsx as jsxs };
