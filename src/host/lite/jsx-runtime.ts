/** `react/jsx-runtime` in dist/lite: Preact's own also escapes for its template transform, which the kit does not use. */
import { type ComponentType, createElement, Fragment } from 'preact';

/**
 * The only text of an element is set as its content, as React does: a page translator puts elements in the place of
 * texts, and a text node that it has taken out would be changed where nobody sees it.
 */
export function jsx(type: string | ComponentType, props: Record<string, unknown>, key?: string | number) {
  const { children } = props;
  const isText = typeof children === 'string' || typeof children === 'number';
  // Preact copies what it is given: a copy of ours for each element would be another.
  if (typeof type === 'string' && isText)
    return createElement(type, { ...props, children: undefined, textContent: children, key });
  return createElement(type as string, key === undefined ? props : { ...props, key });
}

export { Fragment, jsx as jsxs };
