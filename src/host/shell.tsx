/** The component that r2wc mounts: reads the element's store and renders the widget's view inside an error boundary. */
import {
  Component,
  type ComponentType,
  createElement,
  type ReactNode,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react';
import type { WidgetHost, WidgetProps } from '../ui/widget-host.ts';
import type { Snapshot } from './config-store.ts';

/** Key under which an element offers itself to the Shell. */
export const SHELL = Symbol('sqs-kit.shell');

export interface ShellSource<C, M extends object> {
  view: ComponentType<WidgetProps<C, M>>;
  host: WidgetHost<M>;
  subscribe: (listener: () => void) => () => void;
  current: () => Snapshot<C>;
  /** Whether the author's own content is shown instead. */
  showsFallback: () => boolean;
  onCommit: (snapshot: Snapshot<C>) => void;
  onCrash: (error: unknown) => void;
}

/** r2wc's only prop: the shadow root, or the element itself in light DOM. */
export function Shell({ container }: { container: ShadowRoot | HTMLElement }) {
  const element = (container instanceof ShadowRoot ? container.host : container) as unknown as {
    [SHELL]: ShellSource<object, object>;
  };
  const source = element[SHELL];
  return (
    <Boundary onCrash={source.onCrash}>
      <Frame source={source} />
    </Boundary>
  );
}

function Frame({ source }: { source: ShellSource<object, object> }) {
  const snapshot = useSyncExternalStore(source.subscribe, source.current);
  useLayoutEffect(() => source.onCommit(snapshot), [source, snapshot]);
  return source.showsFallback()
    ? null
    : createElement(source.view, { config: snapshot.config, host: source.host });
}

/** A view that throws must not take the page or the author's own content with it. */
class Boundary extends Component<{ onCrash: (error: unknown) => void; children: ReactNode }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}
