/** A tag as a React component: its settings are typed props, its events are `on…` props, and it loads itself. */
import {
  createElement,
  type ForwardRefExoticComponent,
  forwardRef,
  type HTMLAttributes,
  type PropsWithoutRef,
  type RefAttributes,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import type { KitElement } from '../host/tag-definition.ts';

/** Listeners by the name of their prop. */
type Listeners = object;

/** A setting as it is written: what is left out of it, or undefined, takes its default. */
type Written<T> = T extends readonly (infer Item)[]
  ? readonly Written<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]?: Written<T[Key]> | undefined }
    : T;

/** Settings of a tag, those of its JSON child too, and what any element takes; `config` and attributes are left out. */
export type TagProps<E extends KitElement, L extends Listeners> = Written<Omit<E['config'], keyof L | 'id'>> &
  L &
  Omit<HTMLAttributes<E>, Exclude<keyof E['config'], 'id'> | keyof L>;

export type TagComponent<E extends KitElement, L extends Listeners = Listeners> = ForwardRefExoticComponent<
  PropsWithoutRef<TagProps<E, L>> & RefAttributes<E>
>;

/** What a component knows of its tag; the built module holds one for each. */
export interface TagFacts {
  tag: string;
  /** Names of its settings. */
  settings: readonly string[];
  /** Names of its events, by those of their props. */
  events: Readonly<Record<string, string>>;
  /** Defines the tag. */
  load: () => Promise<unknown>;
}

/** A server has no layout: React says so of each layout effect there. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * The component of a tag (behaviour/elements#react). On a server it writes the tag with its children; the tag is defined after
 * the page was hydrated, so that React finds what it wrote.
 */
export function tagComponent<E extends KitElement, L extends Listeners>({
  tag,
  settings,
  events,
  load,
}: TagFacts): TagComponent<E, L> {
  const Component = forwardRef<E, Record<string, unknown>>((props, ref) => {
    const own = useRef<E>(null);
    useImperativeHandle(ref, () => own.current as E, []);
    const config = pick(props, settings);
    const listeners = useRef(props);

    useBeforePaint(() => {
      listeners.current = props;
    });
    useBeforePaint(
      () => {
        if (own.current) own.current.config = Object.keys(config).length > 0 ? config : undefined;
        // By its values: a new object of the same ones is no new configuration.
      },
      settings.map((name) => props[name]),
    );
    useBeforePaint(() => {
      const element = own.current;
      const stops = Object.entries(events).map(([prop, event]) => {
        const listen = (happened: Event) =>
          (listeners.current[prop] as ((event: Event) => void) | undefined)?.(happened);
        element?.addEventListener(event, listen);
        return () => element?.removeEventListener(event, listen);
      });
      void load();
      return () => {
        for (const stop of stops) stop();
      };
    }, []);

    const others = Object.keys(props).filter((name) => !settings.includes(name) && !(name in events));
    const { className, ...rest } = pick(props, others);
    // React 18 writes `className` of a custom element as it is called.
    return createElement(tag, { ...rest, ...(className ? { class: className } : {}), ref: own });
  });
  Component.displayName = tag;
  return Component as never;
}

/** Those of some names that are there. */
const pick = (props: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => props[name] !== undefined).map((name) => [name, props[name]]));
