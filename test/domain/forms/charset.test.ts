import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { signsOf, urlEncoded } from '../../../src/domain/forms/charset.ts';

const signsIn = (name: string) => {
  const decoder = new TextDecoder(name);
  return signsOf((bytes) => decoder.decode(new Uint8Array(bytes)));
};

describe('a form in the encoding of an old page', () => {
  const table: [encoding: string, text: string, sent: string][] = [
    ['windows-1252', 'Müller & Söhne', 'a=M%FCller+%26+S%F6hne'],
    ['windows-1250', '5 € – „ja“', 'a=5+%80+%96+%84ja%93'],
    ['windows-1252', 'Łódź', 'a=%26%23321%3B%F3d%26%23378%3B'],
    ['iso-8859-2', 'Łódź', 'a=%A3%F3d%BC'],
    ['windows-1251', 'Привет', 'a=%CF%F0%E8%E2%E5%F2'],
    ['shift_jis', '日本 ｱ', 'a=%93%FA%96%7B+%B1'],
    ['euc-kr', '서울', 'a=%BC%AD%BF%EF'],
    ['gbk', '北京', 'a=%B1%B1%BE%A9'],
    ['windows-1252', 'one\r\ntwo', 'a=one%0D%0Atwo'],
    ['windows-1252', '😀*-._', 'a=%26%23128512%3B*-._'],
  ];
  for (const [encoding, text, sent] of table)
    it(`${encoding}: ${JSON.stringify(text)}`, () =>
      assert.equal(urlEncoded([['a', text]], signsIn(encoding)), sent));
});
