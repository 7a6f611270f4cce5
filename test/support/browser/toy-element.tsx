/** A small widget that shows what it was given, for the tests of src/host. */
import { useLayoutEffect, useState } from 'react';
import {
  attribute,
  flag,
  type Infer,
  number,
  object,
  record,
  reflected,
  text,
} from '../../../src/domain/schema.ts';
import { anything } from '../../../src/domain/schema-optional.ts';
import { define } from '../../../src/host/define.ts';
import { reactElement } from '../../../src/host/react/react-element.ts';
import type { WidgetProps } from '../../../src/ui/widget-host.ts';

const schema = object({
  label: attribute(text('default')),
  count: attribute(number(0)),
  open: reflected(flag()),
  data: anything(),
  messages: record(),
});

type ToyConfig = Infer<typeof schema>;
export interface ToyMethods {
  clicks(): number;
}

/** Counts live listeners, so that tests can see a leak. */
export const toyStats = { listeners: 0 };

interface ToyEvents {
  'sqs-toy-press': { clicks: number };
}

function Toy({ config, host }: WidgetProps<ToyConfig, ToyMethods, ToyEvents>) {
  const [clicks, setClicks] = useState(0);
  useLayoutEffect(() => host.expose({ clicks: () => clicks }), [host, clicks]);
  useLayoutEffect(() => {
    const onResize = () => {};
    window.addEventListener('resize', onResize);
    toyStats.listeners += 1;
    return () => {
      window.removeEventListener('resize', onResize);
      toyStats.listeners -= 1;
    };
  }, []);
  if (config.label === 'crash') throw new Error('toy crashed');
  const press = () => {
    if (host.emit('sqs-toy-press', { clicks }, { cancelable: true })) setClicks(clicks + 1);
  };
  return (
    <div data-part="toy">
      <label htmlFor={host.id('input')}>{config.label}</label>
      <input id={host.id('input')} />
      <output>
        {JSON.stringify({ count: config.count, open: config.open, clicks, isUsable: host.isUsable })}
      </output>
      <button type="button" onClick={press}>
        {host.texts('toy', { press: 'Press' }).press}
      </button>
    </div>
  );
}

const css = ['[data-part="toy"] { color: rgb(1, 2, 3); }'];

export class ToyElement extends reactElement({
  view: Toy,
  schema,
  tree: 'light',
  css,
}) {}
export class ToyShadowElement extends reactElement({
  view: Toy,
  schema,
  tree: 'shadow',
  css,
}) {}

export function defineToys(): void {
  define('sqs-toy', ToyElement);
  define('sqs-toy-shadow', ToyShadowElement);
}
