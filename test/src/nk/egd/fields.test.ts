import { describe, expect, test } from '@jest/globals';
import type { Player } from '../../../../src';
import { field, playerFields, type PlayerFields } from '../../../../src/nk/egd/fields';

const fieldsOf = (more: Partial<Player>): PlayerFields =>
  playerFields({
    ...{ number: 7, strength: 2000, group: 0 },
    ...{ name: 'Jan Jansen', grade: '6d', country: 'NL', club: 'Leid', pin: '12345678' },
    ...more,
  });

test('a field has single blanks, and commas for what would end it', () => {
  expect(field(' a \n b;c|d ')).toBe('a b,c,d');
  expect(field()).toBe('');
});

describe('A9 to A17: what the table says of a player, and what not', () => {
  test('nothing is lost of a player with all fields', () => {
    expect(fieldsOf({})).toEqual({
      name: { player: 7, shown: 'Jan Jansen', egd: 'Jansen Jan', certain: true },
      ...{ grade: '6D', country: 'NL', club: 'Leid', pin: '12345678', losses: [] },
    });
  });

  test.each<[string, Partial<Player>, Partial<PlayerFields>]>([
    ['pins in blanks', { pin: ' 12345678 ' }, { pin: '12345678', losses: [] }],
    ['no pin', { pin: ' ' }, { pin: '', losses: [] }],
    ['no number', { pin: '1234' }, { pin: '', losses: ['pins'] }],
    ['a country in small letters', { country: 'nl' }, { country: 'NL', losses: [] }],
    ['no country', { country: '' }, { losses: [] }],
    ['a country of three', { country: 'NLD' }, { losses: ['countries'] }],
    ['no grade', { grade: '' }, { losses: ['grades'] }],
    ['a grade in words', { grade: 'strong' }, { losses: ['grades'] }],
    ['a club in blanks', { club: ' Leid ' }, { club: 'Leid', losses: [] }],
    ['a club of two words', { club: 'Den  Haag' }, { club: 'DenH', losses: ['clubs'] }],
    ['a club of three letters and a blank', { club: 'A B' }, { club: 'AB', losses: ['clubs'] }],
    ['a club with a line', { club: 'A_B' }, { club: 'AB', losses: ['clubs'] }],
    ['a club of four letters', { club: 'Kooi' }, { club: 'Kooi', losses: [] }],
    ['a club of five letters', { club: 'Leide' }, { club: 'Leid', losses: ['clubs'] }],
    ['a club with a sign', { club: 'A-bc' }, { club: 'A-bc', losses: [] }],
    ['a club with a sign too many', { club: 'A-bcd' }, { club: 'Abcd', losses: ['clubs'] }],
    ['a club in letters that have none', { club: '李' }, { losses: ['clubs'] }],
    ['no club', { club: ' ' }, { losses: [] }],
  ])('%s', (_, more, expected) => {
    expect(fieldsOf(more)).toMatchObject(expected);
  });

  test('a club that is left out is none, as a blank one', () => {
    const { club, losses } = fieldsOf({ club: '' });
    const { number, strength, group } = { number: 1, strength: 1, group: 0 };
    expect(playerFields({ number, strength, group, name: 'Jan Jansen' }).club).toBe(club);
    expect(losses).toEqual([]);
  });

  test('a name of one’s own is certain, and nothing of it is lost', () => {
    const { name, losses } = fieldsOf({ name: 'Öztürk 李', egdName: ' Ozturk  Ali; ' });
    expect(name).toEqual({ player: 7, shown: 'Öztürk 李', egd: 'Ozturk Ali,', certain: true });
    expect(losses).toEqual([]);
  });

  test('a name that no rule decides is uncertain; one that cannot be written is lost', () => {
    const one = fieldsOf({ name: 'Ann' });
    expect([one.name.egd, one.name.certain]).toEqual(['Ann', false]);
    expect(one.losses).not.toContain('lostLetters');
    const lost = fieldsOf({ name: 'Jan 李' });
    expect(lost.losses).toEqual(expect.arrayContaining(['lostLetters']));
    const none = fieldsOf({ name: '' });
    expect([none.name.certain, none.losses]).toEqual([false, ['names']]);
    expect(none.name.egd).not.toBe('');
    expect(fieldsOf({ name: 'Jan   Jansen' }).losses).toEqual(['names']);
  });
});
