/** `react/jsx-runtime` in dist/lite: Preact's own also escapes for its template transform, which the kit does not use. */
import { type ComponentType, createElement, Fragment } from 'preact';

/**
 * The only text of an element is set as its content, as React does: a page translator puts elements in the place of
 * texts, and a text node that it has taken out would be changed where nobody sees it.
 */
export function jsx(type: string | ComponentType, props: Record<string, unknown>, key?: string | number) {
  const { children } = props;
  const isText = typeof children === 'string' || typeof children === 'number';
  const own = typeof type === 'string' && isText ? { children: undefined, textContent: children } : {};
  return createElement(type as string, { ...props, ...own, key });
}

export { Fragment, jsx as jsxs };
