/** Tags as HTML of a server: safe, and with something inside that works without scripts. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { build } from '../../tools/build.mjs';

await build();
const { renderTag, prerenderPage } = (await import(
  `${process.cwd()}/dist/src/server-render/index.js`
)) as typeof import('../../src/server-render/index.ts');

/** What stands after the JSON child. */
const fallback = (tag: string, config: object) =>
  /^<[^>]*>(?:<script type="application\/json">.*?<\/script>)?(.*)<\/sqs-[\w-]+>$/s
    .exec(renderTag(tag, config as Record<string, unknown>))?.[1]
    ?.replace(/\s*\n\s*/g, '');

describe('renderTag', () => {
  it('writes attributes, JSON child and fallback', () => {
    assert.equal(
      renderTag(
        'sqs-map',
        { addressTitle: 'Boathouse', addressLine1: '12 Long Pier' },
        { attributes: { class: 'wide', hidden: true, inert: false } },
      ),
      '<sqs-map class="wide" hidden><script type="application/json">{"addressTitle":"Boathouse","addressLine1":"12 Long Pier"}</script><address>Boathouse<br>12 Long Pier</address></sqs-map>',
    );
  });

  it('writes a state as an attribute and leaves out an empty child', () => {
    assert.equal(
      renderTag('sqs-popup-overlay', { open: true }),
      '<sqs-popup-overlay open></sqs-popup-overlay>',
    );
    assert.equal(renderTag('sqs-popup-overlay', { open: false }), '<sqs-popup-overlay></sqs-popup-overlay>');
  });

  for (const [what, tag, config, html] of [
    [
      'a form with every kind of control',
      'sqs-form',
      {
        action: 'https://example.com/f',
        fields: [
          { type: 'email', id: 'e', title: 'Email', required: true, placeholder: 'you@' },
          { type: 'textarea', id: 't', title: 'Words', description: 'A few' },
          { type: 'select', id: 's', title: 'Size', options: ['S', 'L'] },
          { type: 'radio', id: 'r', title: 'Colour', options: ['Red'] },
          { type: 'name', id: 'n', title: 'Name' },
          { type: 'hidden', id: 'h', value: 'x' },
          { type: 'section', title: 'More' },
        ],
        submitButtonText: 'Go',
      },
      '<form method="post" action="https://example.com/f"><div class="field"><label for="e">Email</label><input type="email" id="e" name="e" required autocomplete="email" value="" placeholder="you@"></div><div class="field"><label for="t">Words</label><p class="hint">A few</p><textarea id="t" name="t" rows="6" placeholder=""></textarea></div><div class="field"><label for="s">Size</label><select id="s" name="s"><option value="">Select an option</option><option>S</option><option>L</option></select></div><fieldset id="r"><legend>Colour</legend><label class="choice"><input type="radio" name="r" value="Red">Red</label></fieldset><fieldset id="n"><legend>Name</legend><label class="part">First Name<input type="text" name="n.first" autocomplete="given-name" value=""></label><label class="part">Last Name<input type="text" name="n.last" autocomplete="family-name" value=""></label></fieldset><input type="hidden" name="h" value="x"><p><strong>More</strong> </p><button>Go</button></form>',
    ],
    [
      'parts of a field as the tag asks for them',
      'sqs-form',
      { action: 'https://example.com/f', fields: [{ type: 'time', id: 't', title: 'When' }] },
      '<form method="post" action="https://example.com/f"><fieldset id="t"><legend>When</legend><label class="part">Hour<input type="text" name="t.hour" inputmode="numeric" value=""></label><label class="part">Minute<input type="text" name="t.minute" inputmode="numeric" value=""></label><label class="part">Second<input type="text" name="t.second" inputmode="numeric" value=""></label><label class="part">AM/PM<select name="t.ampm"><option value=""></option><option>AM</option><option>PM</option></select></label></fieldset><button>Submit</button></form>',
    ],
    ['a form that nobody receives', 'sqs-form', { fields: [{ type: 'email', id: 'e', title: 'E' }] }, ''],
    [
      'a form of the API, by its id',
      'sqs-form',
      { formId: 'a/b', fields: [{ type: 'text', id: 'a', title: 'A' }] },
      '<form method="post" action="/api/form/a%2Fb"><div class="field"><label for="a">A</label><input type="text" id="a" name="a" value="" placeholder=""></div><button>Submit</button></form>',
    ],
    [
      'a newsletter',
      'sqs-newsletter',
      { formId: 'news', apiRoot: '/elsewhere' },
      '<form method="post" action="/elsewhere/form/news"><label>Email Address <input type="email" name="email" required autocomplete="email"></label><button>Submit</button></form>',
    ],
    [
      'an album',
      'sqs-album-player',
      {
        title: 'Tides',
        artist: 'Marlow',
        tracks: [{ url: '/a.mp3', title: 'One' }, { url: '/low-water.mp3' }],
      },
      '<p><strong>Tides</strong> Marlow</p><ol><li><a href="/a.mp3">One</a></li><li><a href="/low-water.mp3">low water</a></li></ol>',
    ],
    ['a sound', 'sqs-audio', { src: '/a.mp3', trackTitle: 'One' }, '<a href="/a.mp3">One</a>'],
    [
      'a gallery, without pictures that have no size',
      'sqs-gallery',
      {
        items: [
          { src: '/a.jpg', alt: 'A', dimensions: '600x400', href: '/a', newWindow: true },
          { src: '/b.jpg', alt: 'B', dimensions: '60x40', title: 'Bee' },
          { src: '/c.jpg', alt: 'C' },
        ],
      },
      '<a href="/a" target="_blank" rel="noopener"><img src="/a.jpg" alt="A" width="600" height="400" loading="lazy"></a><figure><a href="/b.jpg"><img src="/b.jpg" alt="B" width="60" height="40" loading="lazy"></a><figcaption><strong>Bee</strong> </figcaption></figure>',
    ],
    ['a picture', 'sqs-image', { src: '/a.jpg', alt: 'A' }, '<img src="/a.jpg" alt="A" loading="lazy">'],
    ["a provider's still", 'sqs-image', { src: 'https://i.vimeocdn.com/video/1', loader: 'vimeo' }, ''],
    ['a button', 'sqs-button', { text: 'Go', href: '/go' }, '<a href="/go">Go</a>'],
    ['a map without an address', 'sqs-map', { lat: 1, lng: 2 }, ''],
    [
      'social links',
      'sqs-social-icons',
      { links: [{ url: 'https://www.instagram.com/a' }, { url: 'https://example.com' }] },
      '<ul><li><a href="https://www.instagram.com/a">Instagram</a></li><li><a href="https://example.com">example.com</a></li></ul>',
    ],
    [
      'a video that is a file',
      'sqs-video',
      { src: '/a.webm', label: 'Drift' },
      '<video src="/a.webm" controls preload="none" aria-label="Drift"></video>',
    ],
    [
      'a video of a provider',
      'sqs-video',
      { src: 'https://vimeo.com/76979871', poster: '/p.jpg', label: 'Drift' },
      '<a href="https://vimeo.com/76979871"><img src="/p.jpg" alt="">Drift</a>',
    ],
    ['a tag whose content nobody can make up', 'sqs-quotes', {}, ''],
  ] as const)
    it(`has ${what}`, () => assert.equal(fallback(tag, config), html));

  it('lets nothing out of a text, an attribute or the JSON', () => {
    const evil = '</script><!--<script>alert(1)//"\'\u2028&';
    const html = renderTag(
      'sqs-album-player',
      { title: evil, tracks: [{ url: 'javascript:alert(1)', title: evil }] },
      { attributes: { title: evil } },
    );
    assert.equal(
      html.match(/<\/?[a-z-]+/g)?.join(' '),
      '<sqs-album-player <script </script <p <strong </strong </p <ol <li </li </ol </sqs-album-player',
    );
    assert.doesNotMatch(html, /href=|<!--/);
    const json = /json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    assert.equal((JSON.parse(json) as { title: string }).title, evil);
  });

  it('takes the default for what the schema refuses', () => {
    assert.equal(fallback('sqs-album-player', { tracks: 'none' }), '');
    assert.equal(fallback('sqs-button', { text: 'Go', href: 'javascript:alert(1)' }), '');
  });

  it('says what cannot be called so', () => {
    assert.throws(() => renderTag('sqs-galery', {}), {
      message: 'There is no tag <sqs-galery>; did you mean "sqs-gallery"?',
    });
    assert.throws(() => renderTag('script', {}), TypeError);
    assert.throws(() => renderTag('sqs-map', {}, { attributes: { 'a b': 1 } }), {
      message: '"a b" is no name of an attribute.',
    });
  });
});

describe('prerenderPage', () => {
  it('fills what is empty, by attributes and JSON, and changes nothing else', () => {
    const page = `<!DOCTYPE html><title>ä</title>\r\n<sqs-audio src=/a.mp3 track-title="One &amp; two"></sqs-audio>
<sqs-audio src="/b.mp3"><a href="/b.mp3">B</a></sqs-audio>
<sqs-map><script type="application/json">{"addressTitle":"Pier"}</script>
</sqs-map><sqs-map><script type="application/json">{</script></sqs-map><sqs-quotes></sqs-quotes>`;
    const { source, filled } = prerenderPage(page);
    assert.equal(filled, 2);
    assert.equal(
      source,
      page
        .replace('two"></', 'two"><a href="/a.mp3">One &amp; two</a></')
        .replace('</script>\n</sqs-map>', '</script>\n<address>Pier</address></sqs-map>'),
    );
    assert.deepEqual(prerenderPage(source), { source, filled: 0 });
  });
});
