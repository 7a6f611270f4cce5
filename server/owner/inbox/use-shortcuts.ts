/** Listens to the keys of the inbox, unless the owner writes, a dialog is open, or the keys are switched off (behaviour/owner-views#keys). */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Shortcut, shortcutOf } from './shortcuts.ts';

const STORED = 'sqs-owner-keys';
const WRITES = 'input, textarea, select, [contenteditable]';

export function useShortcuts(act: (shortcut: Shortcut) => void) {
  const [isOn, setOn] = useState(() => localStorage.getItem(STORED) !== 'off');
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return;
      if (target instanceof Element && target.matches(WRITES)) return;
      const shortcut = shortcutOf(key);
      if (!shortcut) return;
      event.preventDefault();
      latest.current(shortcut);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);

  function turn(on: boolean) {
    localStorage.setItem(STORED, on ? 'on' : 'off');
    setOn(on);
  }
  return { isOn, turn };
}
