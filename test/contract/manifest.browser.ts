import { expect } from '@open-wc/testing';

interface Declaration {
  tagName: string;
  attributes: { name: string; fieldName: string }[];
  members: { kind: string; name: string }[];
}

const manifest = await (await fetch('/dist/custom-elements.json')).json();
const declarations: Declaration[] = manifest.modules.flatMap(
  (module: { declarations: Declaration[] }) => module.declarations,
);

describe('custom-elements.json', () => {
  for (const { tagName, attributes, members } of declarations) {
    it(`tells the truth about <${tagName}>`, async () => {
      await customElements.whenDefined(tagName);
      const element = document.createElement(tagName);
      const { observedAttributes } = element.constructor as unknown as { observedAttributes?: string[] };
      if (observedAttributes) {
        expect(attributes.map(({ name }) => name)).to.have.members(observedAttributes);
      }
      for (const { kind, name } of members) {
        expect(name in element, name).to.equal(true);
        if (kind === 'method')
          expect((element as unknown as Record<string, unknown>)[name], name).to.be.a('function');
      }
    });
  }

  it('has a schema for each tag that is configured by JSON', async () => {
    for (const { tagName } of declarations) {
      const element = document.createElement(tagName) as HTMLElement & { config?: object };
      // Their JSON child is what they show.
      if (['sqs-product', 'sqs-template'].includes(tagName)) continue;
      const response = await fetch(`/dist/schemas/${tagName}.json`);
      const schema = await response.json();
      expect(schema.type, tagName).to.equal('object');
      expect(Object.keys(schema.properties), tagName).to.include.members(Object.keys(element.config ?? {}));
    }
  });
});
