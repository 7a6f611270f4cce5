import { expect } from '@open-wc/testing';
import { averageOf, DEFAULT_AVERAGE, hexOf, overlayFor } from '../../../src/domain/color/index.ts';
import { colorsOfPicture } from '../../../src/services/media/picture-colors.ts';
import { PLAYER_ORIGIN } from '../../support/browser/media.ts';

/** A picture of 64 by 64, each of its pixels as `colorAt` says. */
async function pictureOf(colorAt: (x: number, y: number) => string): Promise<HTMLImageElement> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 64;
  const draw = canvas.getContext('2d') as CanvasRenderingContext2D;
  for (let x = 0; x < 64; x += 1)
    for (let y = 0; y < 64; y += 1) {
      draw.fillStyle = colorAt(x, y);
      draw.fillRect(x, y, 1, 1);
    }
  return load(canvas.toDataURL());
}

async function load(src: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = src;
  await picture.decode().catch(() => undefined);
  return picture;
}

const average = (picture: HTMLImageElement) => hexOf(averageOf(colorsOfPicture(picture)));

describe('the colours of a picture', () => {
  it('are mixed in linear light, whatever is fine in it', async () => {
    expect(average(await pictureOf(() => '#336699'))).to.equal('336699');
    expect(average(await pictureOf((x, y) => ((x + y) % 2 ? '#fff' : '#000')))).to.equal('bcbcbc');
  });

  it('leave out what shows through', async () => {
    expect(average(await pictureOf((x) => (x < 32 ? '#ff0000' : 'transparent')))).to.equal('ff0000');
  });

  it('say how dense an overlay has to be', async () => {
    expect(overlayFor(colorsOfPicture(await pictureOf((x) => (x < 32 ? '#000' : '#fff')))).opacity).to.equal(
      0.5,
    );
    expect(overlayFor(colorsOfPicture(await pictureOf(() => '#808080'))).opacity).to.equal(0.3);
  });

  it('are not known of a picture of another origin, a broken one and one that has not arrived', async () => {
    const foreign = await load(`${PLAYER_ORIGIN}/demo/assets/lightbox/dusk.svg`);
    expect(foreign.naturalWidth).to.be.above(0);
    const unknown = [foreign, await load('/stub/none/gone.png'), new Image()];
    expect(unknown.map(average)).to.deep.equal(unknown.map(() => hexOf(DEFAULT_AVERAGE)));
  });
});
