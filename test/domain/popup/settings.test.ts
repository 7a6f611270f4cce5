/** The pop-up's settings, defaults, positions and role. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { POPUP_POSITIONS, popupPlacement, popupRole } from '../../../src/domain/popup/position.ts';
import { popupSettingsSchema } from '../../../src/domain/popup/settings.ts';
import { read } from '../../../src/domain/schema.ts';

const settingsOf = (settings: object) => read(popupSettingsSchema, settings).value;

describe('pop-up settings', () => {
  it('has a default for everything but style, layout and pages', () => {
    assert.deepEqual(settingsOf({}), {
      version: 0,
      showOnTimer: false,
      timerDelay: 0,
      showOnScroll: false,
      scrollPercentage: 25,
      position: 'CENTER',
      enableMobile: true,
      showUntilSignup: false,
      displayFrequency: 1,
    });
  });

  it('takes the settings of a published page as they are', () => {
    const published = {
      style: 2,
      showOnScroll: true,
      scrollPercentage: 25,
      showOnTimer: true,
      timerDelay: 0,
      showUntilSignup: true,
      displayFrequency: -1,
      enableMobile: false,
      enabledPages: ['5f1'],
      showOnAllPages: false,
      version: 2,
      somethingNew: {},
    };
    const { somethingNew, ...expected } = published;
    assert.deepEqual(settingsOf(published), { ...expected, position: 'CENTER' });
  });

  const wrong: [string, object][] = [
    ['style', { style: 3 }],
    ['timerDelay', { timerDelay: -1 }],
    ['scrollPercentage', { scrollPercentage: 101 }],
    ['displayFrequency', { displayFrequency: -2 }],
    ['position', { position: 'MIDDLE' }],
    ['showOnTimer', { showOnTimer: 'yes' }],
  ];
  for (const [key, settings] of wrong) {
    it(`names ${key} when it is wrong, and takes the default for it alone`, () => {
      const { value, mistakes } = read(popupSettingsSchema, { layout: 'kept', ...settings });
      assert.deepEqual(
        mistakes.map(({ path }) => path),
        [key],
      );
      assert.deepEqual(value, read(popupSettingsSchema, { layout: 'kept' }).value);
    });
  }

  it('knows nine positions, row by row', () => {
    const places = POPUP_POSITIONS.map((position) => Object.values(popupPlacement(position)).join(' '));
    assert.deepEqual(places, [
      'start start',
      'start center',
      'start end',
      'center start',
      'center center',
      'center end',
      'end start',
      'end center',
      'end end',
    ]);
  });

  for (const [width, role] of [
    [320, 'region'],
    [600, 'region'],
    [601, 'dialog'],
    [1280, 'dialog'],
  ] as const) {
    it(`is a ${role} at ${width} px`, () => assert.equal(popupRole(width), role));
  }
});
