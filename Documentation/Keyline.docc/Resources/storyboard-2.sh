keyline list Samples/Trails

keyline render Samples/Trails/Base.lproj/Main.storyboard --scene Trail --scale 1 -o out/tutorials/storyboard-english.png
