/** What the owner's pages share: signing in with the token, asking the API with it, making elements without HTML text. */

const TOKEN_KEY = 'sqs-owner-token';

let token = sessionStorage.getItem(TOKEN_KEY) ?? '';
let closeRooms = () => {};

/** @param {string} id */
export const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * @param {string} tag
 * @param {Record<string, string>} attributes
 * @param {...(Node | string)} children
 */
export function element(tag, attributes, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

/** @param {string} path @returns {Promise<Response>} */
export async function ask(path) {
  const response = await fetch(path, { headers: { authorization: `Bearer ${token}` } });
  if (response.status === 401) {
    leave('This is not the owner token.');
    throw new Error('The token was refused.');
  }
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return response;
}

/** Runs what a click asked for; what fails is said where the eye and the screen reader look. @param {() => Promise<void>} work */
export async function run(work) {
  try {
    await work();
  } catch (error) {
    at('status').textContent = error instanceof Error ? error.message : String(error);
  }
}

/** The token was accepted: it is kept for this tab. */
export function showRooms() {
  sessionStorage.setItem(TOKEN_KEY, token);
  at('entry').hidden = true;
  at('rooms').hidden = false;
  at('leave').hidden = false;
}

/** @param {string} reason */
function leave(reason) {
  token = '';
  sessionStorage.removeItem(TOKEN_KEY);
  at('rooms').hidden = true;
  at('leave').hidden = true;
  at('entry').hidden = false;
  at('token-error').textContent = reason;
  closeRooms();
  at('token').focus();
}

/**
 * @param {{ open: () => Promise<void>, close: () => void }} page `open` asks for what the page shows and calls
 * `showRooms`; `close` takes it away
 */
export function startSession({ open, close }) {
  closeRooms = close;
  at('entry').addEventListener('submit', (event) => {
    event.preventDefault();
    const input = /** @type {HTMLInputElement} */ (at('token'));
    token = input.value.trim();
    input.value = '';
    at('token-error').textContent = '';
    run(open);
  });
  at('leave').addEventListener('click', () => leave(''));
  if (token) run(open);
  else leave('');
}
