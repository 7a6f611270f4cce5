/** The component that r2wc mounts: reads the element's settings and renders the widget's view inside an error boundary. */
import {
  Component,
  type ComponentType,
  createElement,
  type ReactNode,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react';
import type { Snapshot } from '../../domain/settings.ts';
import type { WidgetHost, WidgetProps } from '../../ui/widget-host.ts';

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

/** r2wc's only prop: the element that it mounts for. */
export function Shell({ container }: { container: HTMLElement }) {
  const source = (container as unknown as { [SHELL]: ShellSource<object, object> })[SHELL];
  const snapshot = useSyncExternalStore(source.subscribe, source.current);
  useLayoutEffect(() => source.onCommit(snapshot), [source, snapshot]);
  return (
    <Boundary onCrash={source.onCrash} snapshot={snapshot}>
      {source.showsFallback()
        ? null
        : createElement(source.view, { config: snapshot.config, host: source.host })}
    </Boundary>
  );
}

interface BoundaryProps {
  onCrash: (error: unknown) => void;
  /** A new one is a new chance: what made the view fail may be mended. */
  snapshot: unknown;
  children: ReactNode;
}

/** A view that throws must not take the page or the author's own content with it. */
class Boundary extends Component<BoundaryProps> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override componentDidUpdate({ snapshot }: BoundaryProps) {
    if (this.state.crashed && snapshot !== this.props.snapshot) this.setState({ crashed: false });
  }

  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}
