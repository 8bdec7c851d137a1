import { z } from 'zod'
import askedAnimals from '#content/en/book/animals-asked.json'
import animalBodies from '#content/en/book/animals-bodies.json'
import animalDeeds from '#content/en/book/animals-can.json'
import animalKinds from '#content/en/book/animals-kinds.json'
import arts from '#content/en/book/arts-sports.json'
import askedMore from '#content/en/book/asked-more.json'
import body from '#content/en/book/body.json'
import askedBody from '#content/en/book/body-asked.json'
import everyday from '#content/en/book/everyday.json'
import geography from '#content/en/book/geography.json'
import gradeArts from '#content/en/book/grade-arts-school-life.json'
import gradeCommunities from '#content/en/book/grade-communities.json'
import gradeGeometry from '#content/en/book/grade-geometry.json'
import gradeHealth from '#content/en/book/grade-health-tech.json'
import gradeHistory from '#content/en/book/grade-history.json'
import gradeLanguage from '#content/en/book/grade-language.json'
import gradeMath from '#content/en/book/grade-math.json'
import gradeMeasure from '#content/en/book/grade-measure.json'
import gradeSchool from '#content/en/book/grade-school-life.json'
import gradeEarth from '#content/en/book/grade-science-earth.json'
import gradeLife from '#content/en/book/grade-science-life.json'
import gradePhysical from '#content/en/book/grade-science-physical.json'
import gradeWorld from '#content/en/book/grade-world.json'
import gradeWriting from '#content/en/book/grade-writing.json'
import history from '#content/en/book/history.json'
import ideas from '#content/en/book/ideas.json'
import kidsBooksStates from '#content/en/book/kids-books-states.json'
import kidsHow from '#content/en/book/kids-how.json'
import kidsLife from '#content/en/book/kids-life.json'
import kidsMore from '#content/en/book/kids-more.json'
import kidsSchool from '#content/en/book/kids-school.json'
import kidsTalk from '#content/en/book/kids-talk.json'
import kidsWhy from '#content/en/book/kids-why.json'
import kidsWorld from '#content/en/book/kids-world.json'
import nextLife from '#content/en/book/life-next.json'
import machines from '#content/en/book/machines.json'
import mammals from '#content/en/book/mammals.json'
import moreAnimals from '#content/en/book/more-animals.json'
import moreWorld from '#content/en/book/more-world.json'
import nature from '#content/en/book/nature.json'
import askedNext from '#content/en/book/next-more.json'
import askedPets from '#content/en/book/next-pets.json'
import askedSchool from '#content/en/book/next-school.json'
import askedScience from '#content/en/book/next-science.json'
import askedSocial from '#content/en/book/next-world.json'
import oddBody from '#content/en/book/odd-body.json'
import oddLife from '#content/en/book/odd-life.json'
import oddSchool from '#content/en/book/odd-school.json'
import oddWorld from '#content/en/book/odd-world.json'
import people from '#content/en/book/people.json'
import morePeople from '#content/en/book/people-more.json'
import askedPlaces from '#content/en/book/places-asked.json'
import readingWriting from '#content/en/book/reading-writing.json'
import meantSayings from '#content/en/book/sayings-meant.json'
import schoolLife from '#content/en/book/school-life.json'
import moreScience from '#content/en/book/school-more.json'
import science from '#content/en/book/school-science.json'
import nextScience from '#content/en/book/science-next.json'
import sky from '#content/en/book/sky.json'
import stillMore from '#content/en/book/still-more.json'
import talkAsked from '#content/en/book/talk-asked.json'
import askedThings from '#content/en/book/things-asked.json'
import nextWhy from '#content/en/book/why-next.json'
import wonders from '#content/en/book/wonders.json'
import world from '#content/en/book/world.json'
import { type BookEntry, entry } from './entry.ts'
import { moreAsks } from './more-asks.ts'
import type { Asked } from './shelf-parts.ts'

/** Every entry, in the order of its files. */
export const bookEntries = (): BookEntry[] =>
  z
    .array(entry)
    .parse(
      [
        ...[body, ideas, machines, mammals, nature, people, science, sky, wonders, world],
        ...[askedAnimals, askedBody, askedMore, askedPlaces, askedThings, readingWriting, schoolLife],
        ...[gradeEarth, gradeGeometry, gradeHealth, gradeLife, gradeMath, gradeMeasure, gradePhysical],
        ...[
          animalBodies,
          animalDeeds,
          animalKinds,
          arts,
          everyday,
          geography,
          gradeArts,
          gradeCommunities,
          gradeHistory,
          gradeLanguage,
          gradeSchool,
          gradeWorld,
          gradeWriting,
          history,
          kidsBooksStates,
          kidsHow,
          kidsLife,
          kidsMore,
          kidsSchool,
          kidsTalk,
          kidsWhy,
          kidsWorld,
          moreAnimals,
          morePeople,
          moreScience,
          moreWorld,
          nextLife,
          nextScience,
          nextWhy,
          stillMore,
        ],
        ...[meantSayings, talkAsked],
        ...[askedNext, askedPets, askedSchool, askedScience, askedSocial],
        ...[oddBody, oddLife, oddSchool, oddWorld],
      ].flat(),
    )

/** What is looked for in an entry. */
export const askedOf = ({ id, asks, about, young, older }: BookEntry): Asked => ({
  id,
  asks,
  others: moreAsks[id] ?? [],
  about,
  texts: [young, older],
})
