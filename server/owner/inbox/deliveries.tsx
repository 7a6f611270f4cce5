/** What became of a submission at each connection of its form. */
import type { Delivery } from '../../../src/domain/api/owner/submissions.ts';
import { useAction } from '../api/use-action.ts';
import { Button } from '../ui/button.tsx';
import { counted } from '../ui/counted.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Moment } from '../ui/moment.tsx';

interface DeliveriesProps {
  deliveries: readonly Delivery[];
  retry: (id: string) => Promise<void>;
}

const ICONS: Readonly<Record<Delivery['state'], IconName>> = {
  delivered: 'check',
  waiting: 'clock',
  failed: 'alert',
};

export function Deliveries({ deliveries, retry }: DeliveriesProps) {
  if (deliveries.length === 0) return null;
  return (
    <section className="deliveries" aria-labelledby="deliveries-title">
      <h2 id="deliveries-title">Sent to</h2>
      <ul>
        {deliveries.map((delivery) => (
          <DeliveryLine key={delivery.id} delivery={delivery} retry={retry} />
        ))}
      </ul>
    </section>
  );
}

function DeliveryLine({ delivery, retry }: { delivery: Delivery; retry: DeliveriesProps['retry'] }) {
  const { id, target, state, problem } = delivery;
  const { run, isBusy } = useAction(() => retry(id));
  return (
    <li data-state={state}>
      <Icon name={ICONS[state]} />
      <div>
        <p>{target}</p>
        <p className="hint">
          <Outcome {...delivery} />
        </p>
        {problem && state !== 'delivered' && <p className="delivery-problem">{problem}</p>}
      </div>
      {state !== 'delivered' && (
        <Button isBusy={isBusy} onClick={() => run()}>
          Try again
        </Button>
      )}
    </li>
  );
}

function Outcome({ state, attempts, nextAttemptAt }: Delivery) {
  const tries = counted(attempts, 'try', 'tries');
  if (state === 'delivered') return 'Delivered';
  if (state === 'failed') return `Not delivered, given up after ${tries}`;
  if (!nextAttemptAt || attempts === 0) return 'On its way';
  return (
    <>
      Not delivered after {tries}, next one <Moment iso={nextAttemptAt} isWhole />
    </>
  );
}
