/** What an author tests with `sqs-kit/testing`: the tags of the page in each of their states. */
import { sendKeys } from '@web/test-runner-commands';
import { expectAccessible, ready, states } from 'sqs-kit/testing';

const press = async (control) => {
  control.focus();
  await sendKeys({ press: 'Enter' });
};

/** The message of what a promise rejects with. */
const failure = (promise) =>
  promise.then(
    () => 'it did not fail',
    ({ message }) => message,
  );

function expectEqual(actual, expected) {
  if (actual !== expected) throw new Error(`expected ${expected}, and it was ${actual}`);
}

let main;
beforeEach(() => {
  main = document.body.appendChild(document.createElement('main'));
});
afterEach(() => main.remove());

for (const tag of ['sqs-form', 'sqs-newsletter', 'sqs-lightbox', 'sqs-album-player'])
  for (const { name, description, markup, reach } of states(tag, { press }))
    it(`<${tag}>, ${name}: ${description}`, async () => {
      main.innerHTML = markup;
      const element = main.querySelector(tag);
      await reach(element);
      expectEqual(await ready(element), element);
      await expectAccessible(main);
    });

it('says which state a form is in', async () => {
  const reached = [];
  for (const { markup, reach } of states('sqs-form')) {
    main.innerHTML = markup;
    const form = main.querySelector('sqs-form');
    await reach(form);
    reached.push(form.state);
  }
  expectEqual(reached.join(), 'idle,failure,submitting,success,failure');
});

it('tells of what never becomes ready', async () => {
  main.innerHTML = '<sqs-unknown></sqs-unknown>';
  const [unknown] = main.children;
  expectEqual(
    await failure(ready(unknown, { timeout: 20 })),
    '<sqs-unknown> is not defined after 20 ms: does the page load sqs-kit?',
  );
  unknown.remove();
  expectEqual(await failure(ready(unknown)), '<sqs-unknown> stands in no page: append it first.');
});

it('tells of each violation where it is', async () => {
  main.innerHTML = '<sqs-button><a href="#a">Go</a></sqs-button><img src="data:,"><button></button>';
  const message = await failure(expectAccessible(await ready(main)));
  for (const words of [
    '<main> is not accessible.',
    'image-alt (critical)',
    'button-name (critical)',
    '<button></button>',
  ])
    if (!message.includes(words)) throw new Error(`${words} is missing in ${message}`);
});
